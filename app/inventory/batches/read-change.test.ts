import { expect, test } from 'vitest'
import type { BatchAction } from '#app/inventory/selection.ts'
import { readChange } from './read-change.ts'

const CONTEXT = {
  today: '2026-11-20',
  complexes: [{ id: 'parque', name: 'Parque Norte', location: 'Apodaca' }],
  asesores: [{ id: 'ana', name: 'Ana Ruiz', isShown: true }],
  owners: [{ id: 'luis', name: 'Luis Garza', phone: '+528187654321', email: null }],
}

function read(action: BatchAction, fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readChange(action, form, CONTEXT)
}

test.each([
  ['estatus', [['status', 'pausada']], 'Estatus: Pausada'],
  ['precio', [['cuanto', '5']], 'Precio: subir 5\u00A0%'],
  [
    'precio',
    [
      ['cuanto', '5.25 %'],
      ['sentido', 'down'],
      ['operacion', 'renta'],
      ['redondeo', '100'],
    ],
    'Precio de renta: bajar 5.25\u00A0%, redondeado a 100',
  ],
  [
    'precio',
    [
      ['cuanto', '1,500'],
      ['forma', 'amount'],
      ['moneda', 'USD'],
    ],
    'Precio: subir USD\u00A01,500',
  ],
  [
    'contacto',
    [
      ['contactName', 'Rosa'],
      ['asesorId', 'ana'],
    ],
    'Nombre de contacto: Rosa; Asesor: Ana Ruiz',
  ],
  ['contacto', [['asesorId', 'ninguno']], 'Asesor: sin dato'],
  ['propietario', [['ownerId', 'Luis Garza · 81 8765 4321']], 'Propietario: Luis Garza'],
  ['propietario', [['ownerId', 'Eva Sada, eva@correo.mx']], 'Propietario: Eva Sada, eva@correo.mx'],
  ['propietario', [['vaciar', '1']], 'Propietario: sin dato'],
  [
    'condiciones',
    [
      ['anadir', 'obra_gris'],
      ['quitar', 'amueblada'],
    ],
    'Condición y servicios: añadir Obra gris; quitar Amueblada',
  ],
  ['fecha', [['timeAlert', '2026-12-31']], 'Fecha límite del contrato: 31 dic 2026'],
  ['fecha', [['vaciar', '1']], 'Fecha límite del contrato: sin dato'],
  [
    'dato',
    [
      ['dato', 'complexId'],
      ['complexId', 'parque'],
    ],
    'Conjunto: Parque Norte',
  ],
  [
    'dato',
    [
      ['dato', 'yearBuilt'],
      ['yearBuilt', '2014'],
    ],
    'Año de construcción: 2014',
  ],
  [
    'dato',
    [
      ['dato', 'priceBase'],
      ['priceBase', ''],
    ],
    'Base del precio: Total',
  ],
  ['papelera', [], 'A la papelera'],
] as [BatchAction, [string, string][], string][])('%s with %j is «%s»', (action, fields, title) => {
  expect(read(action, fields)).toMatchObject({ title })
})

test.each([
  ['estatus', [['status', 'toString']], { status: 'Elige una opción de la lista' }],
  ['estatus', [], { status: 'Elige una opción de la lista' }],
  ['precio', [], { cuanto: 'Escribe cuánto por ciento sube o baja' }],
  ['precio', [['cuanto', '-5']], { cuanto: 'Escribe la cifra sin signo y elige «Bajar»' }],
  [
    'precio',
    [
      ['cuanto', '100'],
      ['sentido', 'down'],
    ],
    { cuanto: 'Bajar 100 % deja el precio en 0 o menos: escribe menos de 100' },
  ],
  ['precio', [['cuanto', 'NaN']], { cuanto: 'Escribe un número, por ejemplo 2,400' }],
  [
    'precio',
    [
      ['cuanto', '0'],
      ['forma', 'amount'],
    ],
    { cuanto: 'Escribe cuánto sube o baja' },
  ],
  ['contacto', [], { contactName: 'Escribe qué cambia del contacto' }],
  ['contacto', [['contactEmail', 'rosa']], { contactEmail: 'Por favor ingresa un correo electrónico válido' }],
  ['contacto', [['asesorId', 'otro']], { asesorId: 'Elige una opción de la lista' }],
  ['propietario', [], { ownerId: 'Elige un propietario, o marca que se quita' }],
  ['propietario', [['ownerId', 'Eva Sada']], { ownerId: 'Escribe también su teléfono o su correo' }],
  ['condiciones', [], { anadir: 'Elige qué se añade o se quita' }],
  [
    'condiciones',
    [
      ['anadir', 'obra_gris'],
      ['quitar', 'obra_gris'],
    ],
    { anadir: 'Se añade y se quita a la vez: Obra gris' },
  ],
  ['fecha', [], { timeAlert: 'Escribe la fecha, o marca que se quita' }],
  ['fecha', [['timeAlert', '2026-11-19']], { timeAlert: 'La fecha no puede ser anterior a hoy' }],
  ['dato', [['dato', 'title']], { dato: 'Elige una opción de la lista' }],
  ['dato', [['dato', 'type']], { type: 'Elige una opción de la lista' }],
  ['dato', [['dato', 'location']], { location: 'Escribe la ciudad o zona' }],
] as [BatchAction, [string, string][], object][])('%s with %j is refused', (action, fields, errors) => {
  expect(read(action, fields)).toEqual({ ok: false, refusal: errors })
})
