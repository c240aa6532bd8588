export default '99776913';
