export default { failed: 'Upload failed' }
