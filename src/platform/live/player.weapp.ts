/** WeChat's plugin, in builds that name its version (MALL_LIVE_PLUGIN) and app.config.ts lists it. */
interface Plugin {
  getLiveStatus(asked: { room_id: number }): Promise<{ liveStatus: number }>
}
declare const requirePlugin: (name: string) => Plugin

export const player = {
  offered: MALL_LIVE_PLUGIN !== '',
  page: (roomId: number) => `plugin-private://wx2b03c6e691cd7370/pages/live-player-plugin?room_id=${roomId}`,
  async status(roomId: number): Promise<number | undefined> {
    // the name of a plugin that the app does not list must not stand in what WeChat compiles
    if (MALL_LIVE_PLUGIN === '') return undefined
    try {
      return (await requirePlugin('live-player-plugin').getLiveStatus({ room_id: roomId })).liveStatus
    } catch {
      return undefined
    }
  },
}
