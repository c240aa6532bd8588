export { eight28Art as eight28 } from './games/eight28.ts';
export { iotaArt as iota } from './games/iota.ts';
export { myNumberArt as 'my-number' } from './games/my-number.ts';
export { podelimArt as podelim } from './games/podelim.ts';
export { red7Art as red7 } from './games/red7.ts';
