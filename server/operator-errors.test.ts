import { expect, test } from 'vitest'
import { StoreOfOtherVersion } from '#app/db/migrate.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { WrongSetting } from '#app/env.server.ts'
import { sentenceForOperator } from './operator-errors.ts'

test('an error that the operator can fix is one sentence', () => {
  expect(sentenceForOperator(new WrongSetting('PORT no es un puerto.'))).toBe('PORT no es un puerto.')
  expect(sentenceForOperator(new StoreOfOtherVersion('La base es más nueva.'))).toBe('La base es más nueva.')
  expect(sentenceForOperator(new StoreUnusable('DATA_DIR no sirve.'))).toBe('DATA_DIR no sirve.')
  const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 })
  expect(sentenceForOperator(busy)).toBe('El puerto 3000 está ocupado: pon otro en PORT.')
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  expect(sentenceForOperator(unknown)).toBe('HOST no es una dirección de esta máquina: pon una que lo sea.')
})

test('a path that the system does not let us use is one sentence', () => {
  const broken = (code: string, path?: string) =>
    Object.assign(new Error(code), { code, syscall: 'open', ...(path && { path }) })
  expect(sentenceForOperator(broken('ELOOP', '/datos'))).toBe(
    'No se puede usar «/datos»: la ruta es un enlace que lleva a sí mismo.',
  )
  expect(sentenceForOperator(broken('ENAMETOOLONG'))).toBe('No se puede usar una ruta: el nombre es demasiado largo.')
  expect(sentenceForOperator(broken('ENOENT', '/app/x.js')), 'a file of ours that is missing is a defect').toBeNull()
  expect(sentenceForOperator(Object.assign(broken('EACCES'), { address: '10.0.0.1' }))).toBeNull()
})

test('a defect has no sentence for the operator', () => {
  expect(sentenceForOperator(new TypeError('undefined is not a function'))).toBeNull()
  expect(sentenceForOperator('text')).toBeNull()
})
