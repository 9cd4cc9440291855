import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type Driven } from './withClient'

/** 2 x 1 px. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg=='

for (const mode of modes) {
  void describe(`wx: files and media, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode, { scenario: { media: [png, png, '/pages/api/api.json'] } })
    })
    after(() => it.close())
    const call = (name: string, options: object = {}) => it.mp.callWxMethod(name, options)

    test('chooseImage, chooseMedia: what the scenario picks, or nothing', async () => {
      const { tempFilePaths, tempFiles } = await call('chooseImage', { count: 2 })
      assert.equal(tempFilePaths.length, 2)
      assert.ok(tempFiles[0].size > 50)
      const media = await call('chooseMedia', { count: 1, mediaType: ['image'] })
      assert.match(media.tempFiles[0].tempFilePath, /^wxfile:\/\/tmp_\d+\.png$/)
      await assert.rejects(call('chooseMedia', { mediaType: ['video'] }), /not simulated/)
      await it.control.scenario({ media: 'cancel' })
      await assert.rejects(call('chooseImage'), /chooseImage:fail cancel/)
      await it.control.scenario({ media: [png] })
    })

    test('getImageInfo, saveImageToPhotosAlbum, previewImage', async () => {
      const path = (await call('chooseImage')).tempFilePaths[0] as string
      const { width, height, type } = await call('getImageInfo', { src: path })
      assert.deepEqual([width, height, type], [2, 1, 'png'])
      await assert.rejects(call('getImageInfo', { src: '/pages/api/api.json' }), /getImageInfo:fail image format/)
      await call('saveImageToPhotosAlbum', { filePath: path })
      await assert.rejects(call('saveImageToPhotosAlbum', { filePath: 'wxfile://tmp_none.png' }), /no such file/)
      await it.control.scenario({ scopes: { 'scope.writePhotosAlbum': 'deny' } })
      await assert.rejects(call('saveImageToPhotosAlbum', { filePath: path }), /auth deny/)
      await it.control.scenario({ scopes: {} })
      await call('previewImage', { urls: [path] })
      await assert.rejects(call('previewImage', {}), /parameter.urls should be Array/)
    })

    test('compressImage needs a browser', async () => {
      const path = (await call('chooseImage')).tempFilePaths[0] as string
      if (mode === 'jsdom') return assert.rejects(call('compressImage', { src: path }), /not simulated/)
      const { tempFilePath } = await call('compressImage', { src: path, quality: 50 })
      assert.equal((await call('getImageInfo', { src: tempFilePath })).type, 'jpeg')
    })

    test('canvasToTempFilePath of what was drawn', { skip: mode === 'jsdom' && 'jsdom draws nothing' }, async () => {
      await it.route('reLaunch', { url: '/pages/media/media' })
      const path = await inApp(
        it.mp,
        () =>
          new Promise<string>((resolve, reject) => {
            type Query = Record<string, (...args: unknown[]) => Query>
            const query = wx.createSelectorQuery!() as Query
            query.select!('#canvas').node!(({ node }: { node: Record<string, unknown> }) => {
              Object.assign(node, { width: 20, height: 10 })
              const told = ({ tempFilePath }: { tempFilePath: string }) => resolve(tempFilePath)
              wx.canvasToTempFilePath!({ canvas: node, destWidth: 20, destHeight: 10, success: told, fail: reject })
            })
            query.exec!()
          }),
      )
      const { width, height, type } = await call('getImageInfo', { src: path })
      assert.deepEqual([width, height, type], [20, 10, 'png'])
      await assert.rejects(call('canvasToTempFilePath', { canvasId: 'old' }), /not simulated/)
    })

    test('the file system: text, bytes, folders, both forms', async () => {
      const told = await inApp(it.mp, async () => {
        type Manager = Record<string, (...args: unknown[]) => unknown>
        const files = wx.getFileSystemManager!() as Manager
        const { USER_DATA_PATH: folder } = wx.env as unknown as { USER_DATA_PATH: string }
        const fail = (run: () => unknown) => {
          try {
            run()
            return 'no error'
          } catch (error) {
            return (error as Error).message
          }
        }
        files.writeFileSync!(`${folder}/a.txt`, 'Grüße', 'utf8')
        files.appendFileSync!(`${folder}/a.txt`, '!', 'utf8')
        files.mkdirSync!(`${folder}/x/y`, true)
        await files.writeFile!({ filePath: `${folder}/x/y/b.bin`, data: new Uint8Array([1, 2, 3]).buffer })
        const saved = files.saveFileSync!(((await wx.chooseImage!({})) as { tempFilePaths: string[] }).tempFilePaths[0])
        const part = (await files.readFile!({ filePath: `${folder}/x/y/b.bin`, position: 1 })) as { data: ArrayBuffer }
        return {
          folder,
          text: files.readFileSync!(`${folder}/a.txt`, 'utf8'),
          base64: files.readFileSync!(`${folder}/a.txt`, 'base64'),
          part: [...new Uint8Array(part.data)],
          names: files.readdirSync!(folder),
          saved,
          package: ((await files.readFile!({ filePath: '/pages/api/api.json', encoding: 'utf8' })) as { data: string })
            .data,
          access: fail(() => files.accessSync!(`${folder}/a.txt`)),
          gone: fail(() => {
            files.unlinkSync!(`${folder}/a.txt`)
            files.accessSync!(`${folder}/a.txt`)
          }),
          elsewhere: fail(() => files.writeFileSync!('/pages/a.txt', 'x')),
          unknown: fail(() => files.unzip!({})),
        }
      })
      assert.deepEqual(told, {
        folder: 'wxfile://usr',
        text: 'Grüße!',
        base64: Buffer.from('Grüße!').toString('base64'),
        part: [2, 3],
        names: ['a.txt', 'x'],
        saved: told.saved,
        package: '{ "navigationBarTitleText": "api" }\n',
        access: 'no error',
        gone: "accessSync:fail no such file or directory, open 'wxfile://usr/a.txt'",
        elsewhere: "writeFileSync:fail permission denied, open '/pages/a.txt'",
        unknown: 'not simulated: FileSystemManager.unzip',
      })
      assert.match(String(told.saved), /^wxfile:\/\/store_/)
    })
  })
}
