export default { unknown: 'Shop not found' }
