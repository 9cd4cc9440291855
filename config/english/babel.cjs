const path = require('node:path')

const src = path.resolve(__dirname, '..', '..', 'src')

/** In the mini-program `import('./texts.en')` asks the one package that holds all English; browsers keep a chunk for each. */
exports.packagedEnglish = ({ types: t }) => ({
  visitor: {
    CallExpression(call, { filename }) {
      const [source] = call.node.arguments
      if (!t.isImport(call.node.callee) || !t.isStringLiteral(source) || !/texts\.en$/i.test(source.value)) return
      const name = path
        .relative(src, path.resolve(path.dirname(filename), source.value))
        .split(path.sep)
        .join('/')
      const fetch = t.memberExpression(
        t.callExpression(t.identifier('require'), [t.stringLiteral('@/i18n/packagedEnglish')]),
        t.identifier('packagedEnglish'),
      )
      call.replaceWith(t.callExpression(fetch, [t.stringLiteral(name)]))
    },
  },
})
