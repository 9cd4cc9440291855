export default { title: 'Loading', unknown: 'Shop not found' }
