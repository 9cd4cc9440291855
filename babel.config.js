const { nutuiImport } = require('./babel.nutui.cjs')

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]],
  plugins: [nutuiImport],
}
