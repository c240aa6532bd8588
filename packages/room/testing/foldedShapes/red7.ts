export default 'b964d610';
