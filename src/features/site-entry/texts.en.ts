export default { title: 'Loading', unknown: 'There is no such shop' }
