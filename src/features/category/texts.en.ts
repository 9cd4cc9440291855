export default { title: 'Categories', all: 'All' }
