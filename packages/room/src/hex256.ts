/** 256 bits: tokens, hashes, seeds and keys. Without a schema, because the page checks deals and loads no zod. */
export const HEX_256_BITS_PATTERN = /^[0-9a-f]{64}$/;
