export { eight28Panel as eight28 } from './eight28.ts';
export { iotaPanel as iota } from './iota.ts';
export { myNumberPanel as 'my-number' } from './my-number.ts';
export { podelimPanel as podelim } from './podelim.ts';
export { red7Panel as red7 } from './red7.ts';
