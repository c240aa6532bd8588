export { eight28 as rules } from '@fivefold/rules/eight28';
