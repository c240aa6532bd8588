export { red7 as rules } from '@fivefold/rules/red7';
