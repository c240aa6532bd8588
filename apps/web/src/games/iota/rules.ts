export { iota as rules } from '@fivefold/rules/iota';
