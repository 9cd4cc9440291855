export default { go: 'Search', empty: 'Clear the field' }
