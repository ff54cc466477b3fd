import type { Category } from '#app/properties/vocabulary.ts'
import type { Random } from './random.ts'
import { inWords } from './wording.ts'

/** The grammatical gender of what is offered: 'desocupada', 'desocupado'. */
type Ending = 'a' | 'o'

/** How a property changes hands: the last sentence of many descriptions. */
export function terms(random: Random, category: Category, ending: Ending, taxed: boolean): string[] {
  if (category === 'traspaso') return TRANSFER
  if (category === 'venta') return saleTerms(ending, taxed)
  return rentTerms(random, ending, taxed)
}

function rentTerms(random: Random, ending: Ending, taxed: boolean): string[] {
  const years = inWords(random.int(2, 5))
  return [
    `Contrato mínimo de ${years} años.`,
    `Se renta por ${years} años, con opción a renovar.`,
    `Puedes ocuparl${ending} de inmediato.`,
    `Se entrega ${random.step(15, 45, 15)} días después de la firma.`,
    'Se pide un mes de depósito y póliza jurídica.',
    'El depósito equivale a dos meses de renta.',
    `Puedes visitarl${ending} entre semana con un día de aviso.`,
    ...(taxed
      ? [
          'La renta es más IVA y el mantenimiento va aparte.',
          'Hay un mes de gracia para tus adecuaciones.',
          'El propietario da dos meses de gracia si firmas por cinco años.',
        ]
      : ['Renta sin cuota de mantenimiento.']),
  ]
}

function saleTerms(ending: Ending, taxed: boolean): string[] {
  return [
    'Escritura en regla y sin gravamen.',
    `Se entrega desocupad${ending} al firmar la escritura.`,
    'El predial está al corriente.',
    'El propietario acepta recurso propio o crédito.',
    `Puedes visitarl${ending} entre semana con un día de aviso.`,
    'Hay plano y avalúo para tu banco.',
    'El vendedor cubre los gastos de cancelación de hipoteca.',
    ...(taxed ? ['El IVA sobre la construcción va aparte.'] : []),
  ]
}

const TRANSFER = [
  'El traspaso incluye mobiliario, licencias vigentes y el depósito con el arrendador.',
  'El contrato de arrendamiento pasa a tu nombre; la renta mensual se paga aparte.',
  'El inventario se negocia por separado.',
  'El dueño del inmueble ya autorizó el cambio de inquilino.',
  'Puedes revisar ventas y contrato antes de firmar.',
]
