export default { title: 'Loading' }
