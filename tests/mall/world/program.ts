import path from 'node:path'

interface Tools {
  serverProgram(): Promise<string[]>
}

// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tools = '../../../tools/serverProgram.mjs'

/** The server as the product starts it, under a clock that can be set back. Answers the arguments of node. */
export async function program(): Promise<string[]> {
  const { serverProgram } = (await import(tools)) as Tools
  return ['--require', path.join(__dirname, 'slowClock.cjs'), ...(await serverProgram())]
}
