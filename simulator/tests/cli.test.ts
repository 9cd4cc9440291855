import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import automator from 'miniprogram-automator'
import { linger } from '../src/automator/linger'
import { kitchen, modes } from './open'

const cli = fileURLToPath(new URL('../bin/cli', import.meta.url))
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Running {
  pid: number
  command: string
}

function everyProcess(): RegExpExecArray[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)!)
}

/** Processes below one, and what they were started with. */
function below(root: number): Running[] {
  const all = everyProcess()
  const found: Running[] = []
  const parents = new Set([root])
  // a child has been started after its parent: one walk by pid is enough, but for pids that began anew
  for (let more = true; more;) {
    more = false
    for (const [, pid, parent, command] of all) {
      if (!parents.has(Number(parent)) || parents.has(Number(pid))) continue
      parents.add(Number(pid))
      found.push({ pid: Number(pid), command: command! })
      more = true
    }
  }
  return found
}

const ours = () => below(process.pid).filter(({ command }) => /bin\/cli (auto|serve)|chrom/.test(command))

/** The simulator of a port, in the background or not, and its browser. */
function simulatorOf(taken: number): Running[] {
  const roots = everyProcess()
    .filter(([, , , command]) => command!.includes(`cli serve`) && command!.includes(`--auto-port ${taken} `))
    .map(([, pid, , command]) => ({ pid: Number(pid), command: command! }))
  return [...roots, ...roots.flatMap(({ pid }) => below(pid))]
}

/** Resolves when none of these runs any more: long before SIM_LINGER is over. */
async function ended(processes: Running[]): Promise<void> {
  const left = () => {
    const alive = new Set(
      everyProcess().flatMap(([, pid, , command]) => (command!.includes('<defunct>') ? [] : [Number(pid)])),
    )
    return processes.filter(({ pid }) => alive.has(pid))
  }
  for (let tries = 0; tries < 600 && left().length > 0; tries += 1) await soon(100)
  assert.deepEqual(left(), [])
}

async function nobodyLeft(): Promise<void> {
  for (let tries = 0; tries < 60 && ours().length > 0; tries += 1) await soon(100)
  assert.deepEqual(ours(), [])
}

function run(args: string[], env: Record<string, string> = {}): { child: ChildProcess; words: () => string } {
  const child = spawn(cli, args, { env: { ...process.env, ...env } })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (data) => (words += data))
  return { child, words: () => words }
}

// below 32,768: what lies above, the system hands to outgoing connections, and a busy run holds hundreds of them
let port = 20_000 + (process.pid % 12_000)

/** The next port that nothing holds. */
async function nextPort(): Promise<number> {
  for (;;) {
    const server = net.createServer().listen(++port)
    const taken = await once(server, 'listening').then(
      () => false,
      () => true,
    )
    server.close()
    if (!taken) return port
  }
}

/** Whether a port takes connections. */
async function isOpen(taken: number): Promise<boolean> {
  const socket = net.connect(taken, '127.0.0.1')
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return open
}

async function connected(wsEndpoint: string) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await automator.connect({ wsEndpoint })
    } catch (error) {
      if (tries > 300) throw error
      await soon(200)
    }
  }
}

void describe('cli', () => {
  test('without a command it knows: help, and 2', async () => {
    for (const args of [[], ['open', '--project', kitchen]]) {
      const { child, words } = run(args)
      assert.deepEqual(await once(child, 'close'), [2, null])
      assert.match(words(), /cli auto --project <folder> --auto-port <port>[^]*cli serve --project/)
    }
  })

  test('a start that fails says why, and 1', async () => {
    const cases: [string[], Record<string, string>, RegExp][] = [
      [['auto'], {}, /needs --project/],
      [
        ['auto', '--project', '/nowhere', '--auto-port', String(await nextPort())],
        { SIM_MODE: 'jsdom' },
        /no app.json|not a mini-program|ENOENT/,
      ],
      [['auto', '--project', kitchen, '--auto-port', String(await nextPort())], { SIM_MODE: 'hand' }, /SIM_MODE/],
      [
        ['auto', '--project', kitchen, '--auto-port', String(await nextPort())],
        { CHROMIUM_PATH: '/no/chromium' },
        /chromium/,
      ],
    ]
    for (const [args, env, expected] of cases) {
      const { child, words } = run(args, {
        SIM_MODE: '',
        ...env,
        ...(env.CHROMIUM_PATH ? { SIM_MODE: 'chromium' } : {}),
      })
      assert.deepEqual(await once(child, 'close'), [1, null], words())
      assert.match(words(), expected)
    }
  })

  test('automator.launch hears why a start failed, and soon', async () => {
    const cases: [Record<string, string>, string, RegExp][] = [
      [{}, path.dirname(kitchen), /no app.json.*Build it first/],
      [{ SIM_SCENARIO: '{"payment":' }, kitchen, /SIM_SCENARIO is no JSON/],
      [{ SIM_SCENARIO: '{"pay":"paid"}' }, kitchen, /a scenario has no pay/],
      [{ SIM_MODE: 'hand' }, kitchen, /SIM_MODE is chromium or jsdom, not hand/],
    ]
    for (const [env, projectPath, words] of cases) {
      Object.assign(process.env, { SIM_MODE: 'jsdom' }, env)
      const begun = Date.now()
      await assert.rejects(automator.launch({ cliPath: cli, projectPath, port: await nextPort() }), words)
      for (const name of ['SIM_MODE', ...Object.keys(env)]) delete process.env[name]
      // the client alone would take 16 s
      assert.ok(Date.now() - begun < 12_000, `${words} after ${Date.now() - begun} ms`)
    }
    await nobodyLeft()
  })

  for (const mode of modes) {
    test(`automator.launch and close, ${mode}`, async () => {
      process.env.SIM_MODE = mode
      const mp = await automator.launch({ cliPath: cli, projectPath: kitchen, port: await nextPort() })
      delete process.env.SIM_MODE
      // while its cli runs, and 15 seconds longer, the client keeps a script alive
      assert.deepEqual(ours(), [])
      const running = simulatorOf(port)
      assert.ok(running.length > (mode === 'chromium' ? 1 : 0), JSON.stringify(running))
      const page = (await mp.currentPage())!
      assert.equal(await (await page.$('.t-name'))!.text(), 'home')
      await mp.close()
      await ended(running)
    })

    test(`auto returns when the simulator listens, and names its log, ${mode}`, async () => {
      for (const SIM_LOG of ['', path.join(os.tmpdir(), `cli-test-${process.pid}.log`)]) {
        const { child, words } = run(['auto', '--project', kitchen, '--auto-port', String(await nextPort())], {
          SIM_MODE: mode,
          SIM_LOG,
        })
        assert.deepEqual(await once(child, 'close'), [0, null], words())
        const [, log] = /^log: (.*)$/m.exec(words())!
        assert.equal(log, SIM_LOG || path.join(os.tmpdir(), `weapp-simulator-${process.getuid!()}-${port}.log`))
        assert.match(
          words(),
          new RegExp(`simulator, not WeChat · ${mode}[^]*ws://127.0.0.1:${port} · http://127.0.0.1:`),
        )
        const running = simulatorOf(port)
        const mp = await automator.connect({ wsEndpoint: `ws://127.0.0.1:${port}` })
        await mp.close()
        await ended(running)
        assert.match(fs.readFileSync(log!, 'utf8'), /^simulator, not WeChat[^]*\nended: Tool.close\n$/)
        fs.rmSync(log!)
      }
    })

    test(`a script that is killed leaves no simulator, ${mode}`, async () => {
      const script = `
        const { default: automator } = await import(${JSON.stringify(import.meta.resolve('miniprogram-automator'))})
        await automator.launch(${JSON.stringify({ cliPath: cli, projectPath: kitchen, port: await nextPort() })})
        console.log('launched')`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, SIM_MODE: mode },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      const running = simulatorOf(port)
      assert.notDeepEqual(running, [])
      child.kill('SIGKILL')
      await once(child, 'close')
      await ended(running)
    })

    for (const signal of ['SIGTERM', 'SIGKILL'] as const)
      test(`auto that gets ${signal} during the start leaves no simulator, ${mode}`, async () => {
        const { child } = run(['auto', '--project', kitchen, '--auto-port', String(await nextPort())], {
          SIM_MODE: mode,
        })
        let running: Running[] = []
        while (running.length === 0) {
          await soon(20)
          running = simulatorOf(port)
        }
        child.kill(signal)
        await once(child, 'close')
        await ended(running)
        assert.deepEqual(simulatorOf(port), [])
      })

    test(`a client that only leaves, then SIGTERM, ${mode}`, async () => {
      const { child, words } = run(['serve', '--project', kitchen, '--auto-port', String(await nextPort())], {
        SIM_MODE: mode,
        SIM_PATH: 'pages/life/life?as=cli',
        SIM_SCENE: '1047',
        SIM_APPID: 'wx0000000000000cli',
        SIM_SCENARIO: '{"loginCode":"from the environment"}',
      })
      const mp = await connected(`ws://127.0.0.1:${port}`)
      assert.match(words(), new RegExp(`simulator, not WeChat · ${mode} · weapp-simulator`))
      const page = (await mp.currentPage())!
      assert.deepEqual([page.path, page.query], ['pages/life/life', { as: 'cli' }])
      assert.deepEqual(await mp.callWxMethod('getLaunchOptionsSync').then(({ scene }) => scene), 1047)
      assert.equal((await mp.callWxMethod('login')).code, 'from the environment')
      mp.disconnect()
      child.kill('SIGTERM')
      assert.deepEqual(await once(child, 'close'), [0, null])
      await nobodyLeft()
    })
  }

  for (const mode of modes) {
    test(`it ends when no client has come, ${mode}`, async () => {
      const { child, words } = run(['serve', '--project', kitchen, '--auto-port', String(await nextPort())], {
        SIM_MODE: mode,
        SIM_LINGER: '0.3',
      })
      assert.deepEqual(await once(child, 'close'), [0, null])
      await nobodyLeft()
      const [ws, page] = /ws:\S+:(\d+) · http:\S+:(\d+)/.exec(words())!.slice(1)
      for (const closed of [ws, page]) assert.equal(await isOpen(Number(closed)), false)
      assert.match(words(), /ended: no client for 0.3 s/)
    })

    test(`it ends when its client was killed, ${mode}`, async () => {
      const { child } = run(['serve', '--project', kitchen, '--auto-port', String(await nextPort())], {
        SIM_MODE: mode,
        SIM_LINGER: '3',
      })
      const wsEndpoint = `ws://127.0.0.1:${port}`
      const first = await connected(wsEndpoint)
      const script = `
        const { default: automator } = await import(${JSON.stringify(import.meta.resolve('miniprogram-automator'))})
        await automator.connect({ wsEndpoint: '${wsEndpoint}' })
        process.kill(process.pid, 'SIGKILL')`
      await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'close')
      assert.equal(child.exitCode, null)
      first.disconnect()
      assert.deepEqual(await once(child, 'close'), [0, null])
      await nobodyLeft()
    })
  }

  test('SIM_LINGER that is not a number of seconds fails the start', async () => {
    for (const SIM_LINGER of ['soon', '-1']) {
      const { child, words } = run(['serve', '--project', kitchen, '--auto-port', String(await nextPort())], {
        SIM_MODE: 'jsdom',
        SIM_LINGER,
      })
      assert.deepEqual(await once(child, 'close'), [1, null])
      assert.match(words(), /SIM_LINGER is a number of seconds, 0 = it never ends by itself/)
    }
  })
})

void describe('linger', () => {
  const noted = (context: TestContext, ms: number) => {
    context.mock.timers.enable({ apis: ['setTimeout'] })
    const reasons: string[] = []
    return { reasons, wait: linger({ ms, end: (reason) => reasons.push(reason) }), timers: context.mock.timers }
  }

  test('it ends when no client has come', (context) => {
    const { reasons, timers } = noted(context, 300_000)
    timers.tick(299_999)
    assert.deepEqual(reasons, [])
    timers.tick(1)
    assert.deepEqual(reasons, ['no client for 300 s'])
  })

  test('a client keeps it, and the time begins again when the last client left', (context) => {
    const { reasons, wait, timers } = noted(context, 1000)
    wait.joined()
    timers.tick(5000)
    assert.deepEqual(reasons, [])
    wait.left()
    timers.tick(999)
    wait.joined()
    wait.left()
    timers.tick(999)
    assert.deepEqual(reasons, [])
    timers.tick(1)
    assert.deepEqual(reasons, ['no client for 1 s'])
  })

  test('it ends when the last connection broke and the script that started it has ended', async (context) => {
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'close')
    context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    const reasons: string[] = []
    const waiting = (launcher: number) => linger({ ms: 300_000, launcher, end: (reason) => reasons.push(reason) })
    const [orphan, child] = [waiting(dead.pid!), waiting(process.pid)]
    for (const one of [orphan, child]) one.left(false)
    context.mock.timers.tick(10_000)
    assert.deepEqual(reasons, [])
    for (const one of [orphan, child]) one.left(true)
    context.mock.timers.tick(10_000)
    // Node's mock runs an interval on that was cleared by its own callback
    assert.deepEqual([...new Set(reasons)], ['the script that started it has ended'])
    child.stop()
  })

  test('0 keeps it for ever; stopped it never ends again', (context) => {
    const { reasons, wait, timers } = noted(context, 0)
    wait.left()
    const stopped = linger({ ms: 10, end: (reason) => reasons.push(reason) })
    stopped.stop()
    timers.tick(1e9)
    assert.deepEqual(reasons, [])
  })
})
