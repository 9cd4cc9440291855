module.exports = async () => {
  await globalThis.mallCluster?.stop()
}
