import { launchDetached } from './launch'

const help = `The command line of WeChat's tools, as far as miniprogram-automator needs it. A simulator, not WeChat.

  cli auto --project <folder> --auto-port <port>    starts the simulator in the background and returns when it listens
  cli serve --project <folder> --auto-port <port>   runs the simulator until it ends; with --launcher <process id> also
                                                    when that process has ended and the last connection broke

Environment:
  SIM_MODE       chromium (default) or jsdom
  SIM_PATH       page to start with, with its query
  SIM_SCENE      scene of the launch (1001)
  SIM_APPID      app id instead of that of project.config.json
  SIM_SCENARIO   answers of the world around, as JSON: {"payment":"cancelled"}
  SIM_STORAGE    what wx.getStorage finds from the beginning, as JSON
  SIM_LINGER     seconds it stays without a client, from its start and since the last one left (300); 0 = for ever
  SIM_LOG        file for the output of auto (weapp-simulator-<user id>-<port>.log in the folder for temporary files)
  CHROMIUM_PATH  the browser, when it is not in /usr/bin
`

function optionsOf(args: string[]): Record<string, string> {
  const options: Record<string, string> = {}
  args.forEach((name, at) => {
    if (name.startsWith('--')) options[name.slice(2)] = args[at + 1] ?? ''
  })
  return options
}

async function main([command, ...args]: string[]): Promise<number> {
  if (command !== 'auto' && command !== 'serve') {
    console.error(help)
    return 2
  }
  const { project, 'auto-port': given = '', launcher } = optionsOf(args)
  if (!project || !/^\d+$/.test(given)) throw new Error(`${command} needs --project <folder> and --auto-port <port>`)
  const port = Number(given)
  if (command === 'auto') return launchDetached(project, port)
  // auto returns soon after it was started: it loads nothing of the simulator
  const { serve } = await import('./serve')
  return serve(project, port, launcher ? Number(launcher) : undefined)
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
