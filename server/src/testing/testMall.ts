import type { FastifyInstance } from 'fastify'
import type { Api, Path } from '@mall/contract/api'
import type { DataOf, ParamsOf } from '@mall/contract/define'
import type { Envelope } from '@mall/contract/envelope'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Mall } from '../mall'
import type { Module } from '../modules/module'

export interface TestMall {
  app: FastifyInstance
  mall: Mall
  /** stands still at 2026-03-02 10:00 Shanghai until moved */
  clock: Clock
  /** Any HTTP 200 envelope; `data` is typed by the contract and checked against it when code >= 0. */
  call<P extends Path>(path: P, params?: ParamsOf<Api[P]>, more?: CallMore): Promise<Envelope<DataOf<Api[P]>>>
  /** With the platform key, or the key of a site. */
  operator<P extends Path>(path: P, params?: ParamsOf<Api[P]>, site?: number): Promise<Envelope<DataOf<Api[P]>>>
  /** A token of the member, without asking whether the member exists. */
  login(memberId: number): Promise<string>
  close(): Promise<void>
}

export interface CallMore {
  token?: string
  /** base params and an idempotency_key */
  base?: Record<string, string | number>
}

export interface TestMallOptions {
  config?: Partial<Config>
  /** default: all of modules/index.ts */
  modules?: Module[]
  /** loads the demo data; default false = an empty migrated database */
  seed?: boolean
}

/** A real app on a fresh database of the throw-away cluster that jest's global set-up started. */
export declare function testMall(options?: TestMallOptions): Promise<TestMall>
