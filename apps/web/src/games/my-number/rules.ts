export { myNumber as rules } from '@fivefold/rules/my-number';
