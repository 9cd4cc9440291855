export default { soldOut: 'Sold out' }
