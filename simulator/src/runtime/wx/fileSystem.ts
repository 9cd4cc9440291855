import type { Sim, WxFunction } from '../sim'
import { userData } from './base'
import { bytesOf, textOfBytes } from './bytes'
import { asyncApi, failureOf, WxFailure, type Area } from './define'
import { extensionOf, filesOf, noSuchFile } from './files'
import { packageFile } from './pickedFiles'

type Data = string | ArrayBuffer
interface ReadOptions {
  filePath: string
  encoding?: string
  position?: number
  length?: number
}
interface WriteOptions {
  filePath: string
  data: Data
  encoding?: string
}
interface Operation {
  run(options: never): object
  /** Names of the options in the order of the sync form; undefined = there is none. */
  args?: string[]
  /** What the sync form returns. */
  value?(result: never): unknown
}

/** wx.getFileSystemManager over files in memory: the user's folder, temporary files, and those saved. */
export function fileSystemArea(sim: Sim): Area {
  const all = operations(sim)
  const manager: Record<string, WxFunction> = {}
  for (const [name, { run, args, value }] of Object.entries(all)) {
    // files of the package are Node's: only what may wait can read them
    manager[name] = asyncApi(sim, name, name === 'readFile' ? readAnywhere : run)
    if (!args) continue
    manager[`${name}Sync`] = ((...given: unknown[]) => {
      try {
        const result = run(Object.fromEntries(args.map((arg, at) => [arg, given[at]])) as never)
        return value?.(result as never)
      } catch (error) {
        throw new Error(failureOf(`${name}Sync`, error).errMsg, { cause: error })
      }
    }) as WxFunction
  }
  async function readAnywhere(options: ReadOptions): Promise<object> {
    const { filePath } = options
    if (filePath.startsWith('wxfile://')) return all.readFile!.run(options as never)
    return read(await packageFile(sim, filePath), options)
  }
  const guarded = new Proxy(manager, {
    get(known, name) {
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON' || name in known)
        return known[name as string]
      return () => {
        throw new Error(`not simulated: FileSystemManager.${name}`)
      }
    },
  })
  return {
    sync: { getFileSystemManager: () => guarded },
  }
}

function read(bytes: Uint8Array<ArrayBuffer>, { encoding, position = 0, length }: ReadOptions): object {
  const part = bytes.slice(position, length === undefined ? undefined : position + length)
  return { data: encoding ? textOfBytes(part, encoding) : part.buffer }
}

function operations(sim: Sim): Record<string, Operation> {
  const files = filesOf(sim)
  const savedPath = (bytes: Uint8Array<ArrayBuffer>, from: string, to?: string) => {
    if (!to) return files.keep(bytes, extensionOf(from))
    files.write(to, bytes)
    return to
  }
  const folderOf = (path: string) => path.replace(/\/$/, '')
  const exists = (path: string) => files.has(path) || files.folders.has(folderOf(path))
  return {
    readFile: {
      run: (options: ReadOptions) => read(files.pick(options.filePath).bytes, options),
      args: ['filePath', 'encoding', 'position', 'length'],
      value: ({ data }: { data: Data }) => data,
    },
    writeFile: {
      run({ filePath, data, encoding }: WriteOptions) {
        files.write(filePath, bytesOf(data, encoding))
        return {}
      },
      args: ['filePath', 'data', 'encoding'],
    },
    appendFile: {
      run({ filePath, data, encoding }: WriteOptions) {
        const before = files.pick(filePath).bytes
        const more = bytesOf(data, encoding)
        const both = new Uint8Array(before.length + more.length)
        both.set(before)
        both.set(more, before.length)
        files.write(filePath, both)
        return {}
      },
      args: ['filePath', 'data', 'encoding'],
    },
    saveFile: {
      run({ tempFilePath, filePath }: { tempFilePath: string; filePath?: string }) {
        const { bytes } = files.pick(tempFilePath)
        const savedFilePath = savedPath(bytes, tempFilePath, filePath)
        files.remove(tempFilePath)
        return { savedFilePath }
      },
      args: ['tempFilePath', 'filePath'],
      value: ({ savedFilePath }: { savedFilePath: string }) => savedFilePath,
    },
    copyFile: {
      run({ srcPath, destPath }: { srcPath: string; destPath: string }) {
        files.write(destPath, files.pick(srcPath).bytes.slice())
        return {}
      },
      args: ['srcPath', 'destPath'],
    },
    access: {
      run({ path }: { path: string }) {
        if (!exists(path)) throw noSuchFile(path)
        return {}
      },
      args: ['path'],
    },
    unlink: {
      run({ filePath }: { filePath: string }) {
        files.remove(filePath)
        return {}
      },
      args: ['filePath'],
    },
    mkdir: {
      run({ dirPath, recursive = false }: { dirPath: string; recursive?: boolean }) {
        const path = folderOf(dirPath)
        const above = path.slice(0, path.lastIndexOf('/'))
        if (!path.startsWith(`${userData}/`)) throw new WxFailure(`permission denied, open '${dirPath}'`)
        if (files.folders.has(path)) throw new WxFailure(`file already exists ${dirPath}`)
        if (!recursive && !files.folders.has(above)) throw noSuchFile(dirPath)
        for (let at = path; at.length > userData.length; at = at.slice(0, at.lastIndexOf('/'))) files.folders.add(at)
        return {}
      },
      args: ['dirPath', 'recursive'],
    },
    readdir: {
      run({ dirPath }: { dirPath: string }) {
        const folder = `${folderOf(dirPath)}/`
        if (!exists(dirPath)) throw noSuchFile(dirPath)
        const below = [...files.below(folder), ...[...files.folders].filter((path) => path.startsWith(folder))]
        return { files: [...new Set(below.map((path) => path.slice(folder.length).split('/')[0]))] }
      },
      args: ['dirPath'],
      value: ({ files: names }: { files: string[] }) => names,
    },
    getFileInfo: { run: ({ filePath }: { filePath: string }) => ({ size: files.pick(filePath).bytes.length }) },
  }
}
