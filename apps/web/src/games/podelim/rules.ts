export { podelim as rules } from '@fivefold/rules/podelim';
