import { benchRules } from './rules.ts';

console.log(JSON.stringify(await benchRules()));
