export default '0d2f62c9';
