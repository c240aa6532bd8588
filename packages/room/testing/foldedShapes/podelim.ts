export default '08c3169d';
