// `npm run build:h5` and `npm run build:weapp`: a production build into dist/, whatever stands there already.
import { build, checkNode, fail, install } from './setup.mjs'

const type = process.argv[2]
if (type !== 'h5' && type !== 'weapp') fail('node tools/build.mjs h5 | weapp')
checkNode()
await install().catch((error) => fail(error.message))
await build(type, { force: true, quiet: false }).catch((error) => fail(error.message))
