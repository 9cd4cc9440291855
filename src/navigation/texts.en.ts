export default { unavailable: 'Not available yet' }
