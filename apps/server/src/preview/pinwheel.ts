const BLADES = [
  ['#4f8cc4', '#2b6ca3'],
  ['#3fa67f', '#23805f'],
  ['#f9cf74', '#f0aa2c'],
  ['#ee6e51', '#cb3d25'],
  ['#9c5b8b', '#7a3b69'],
] as const;

/** The mark of Fivefold. */
export const PINWHEEL_LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-46 -46 92 92">${BLADES.map(
  ([light, dark], i) =>
    `<g transform="rotate(${i * 72})"><path d="M0 0-3-43 17-38Z" fill="${light}"/><path d="M0 0 17-38 19-20Z" fill="${dark}"/></g>`,
).join('')}<circle r="5" fill="#15272c"/></svg>`;
