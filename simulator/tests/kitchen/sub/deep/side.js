module.exports = { name: 'side' }
