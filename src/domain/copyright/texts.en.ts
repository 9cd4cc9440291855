export default { licence: 'Business licence' }
