/** jest: one throw-away PostgreSQL for all server tests of a run. */
module.exports = async () => {
  const { startCluster } = require('./cluster')
  const cluster = await startCluster()
  globalThis.mallCluster = cluster
  process.env.MALL_TEST_CLUSTER = JSON.stringify({
    connection: cluster.connection,
    template: cluster.template,
    folder: cluster.folder,
  })
}
