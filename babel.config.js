const { nutuiImport } = require('./babel.nutui.cjs')
const { packagedEnglish } = require('./config/english/babel.cjs')

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // parameters are rewritten for one fault of Safari below 16.3; its own small plugin mends that for 1 kB less
        exclude: ['transform-parameters'],
        include: ['bugfix/transform-safari-id-destructuring-collision-in-function-expression'],
      },
    ],
  ],
  plugins: process.env.TARO_ENV === 'weapp' ? [nutuiImport, packagedEnglish] : [nutuiImport],
  // fields of classes are assigned: nothing inherits a setter, and home loads no helper that defines them
  assumptions: { setPublicClassFields: true },
}
