import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import components from './components.json'

/** What this plugin needs of the weapp platform: @tarojs/service, platform-plugin-base/mini. */
interface MiniPlatform {
  template: {
    mergeComponents(ctx: IPluginContext, patch: typeof components): void
    internalComponents: Record<string, Record<string, string>>
    buildTemplate(config: object): string
  }
  runtimePath: string | string[]
}

/** Events that nothing here listens to: their places in the templates would weigh 4 KiB. */
const unheard = ['bindAnimationStart', 'bindAnimationIteration', 'bindAnimationEnd', 'bindLongTap']

/**
 * Taro's WXML templates carry no aria attributes; with this plugin roles and labels reach WeChat's screen reader. What
 * nobody needs of the templates is left out.
 */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (process.env.TARO_ENV !== 'weapp') return
      platform.template.mergeComponents(ctx, components)
      for (const attributes of Object.values(platform.template.internalComponents))
        for (const event of unheard) delete attributes[event]
      const build = platform.template.buildTemplate
      platform.template.buildTemplate = (config) => build(config).replace(/>\s+</g, '><').replace(/ {2,}/g, ' ')
      platform.runtimePath = [platform.runtimePath, path.resolve(__dirname, 'runtime.js')].flat()
    },
  })
}
