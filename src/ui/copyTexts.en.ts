export default { copy: 'Copy', copied: 'Copied' }
