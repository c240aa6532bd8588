export default '3454d8e5';
