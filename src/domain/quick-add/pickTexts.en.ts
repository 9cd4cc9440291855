export default { addToCart: 'Add to cart', buy: 'Buy now', added: 'Added to cart' }
