/** What `markTypeof` of the compiler adds to a script: it moves the columns behind it. */
const typeofMark = / __asked\(__asks\(\),(typeof[^)]*)\)?/g
const lineEnd = /\r\n|[\n\r\u2028\u2029]/
const frame = /appservice\/([^\s()]+\.js):(\d+):(\d+)/

/**
 * Rewrites the positions of a stack to those in the files of the build.
 * @param scripts as they run, with the marks of the compiler
 * @param head characters that precede a script on its first line
 */
export function positionsInBuild(stack: string, scripts: Record<string, string>, head: number): string {
  return stack.replace(new RegExp(frame, 'g'), (place, file: string, line: string, column: string) => {
    const text = scripts[file]?.split(lineEnd)[Number(line) - 1]
    if (text === undefined) return place
    const before = text.slice(0, Math.max(0, Number(column) - 1 - (line === '1' ? head : 0)))
    return `appservice/${file}:${line}:${before.replace(typeofMark, '$1').length + 1}`
  })
}

/** File, line and column of the first frame in a script of the build. */
export function firstPosition(stack: string): string | undefined {
  const [, file, line, column] = frame.exec(stack) ?? []
  return file && `${file}:${line}:${column}`
}
