export * from './commands.ts';
export * from './patch.ts';
export * from './protocol.ts';
export * from './view.ts';
