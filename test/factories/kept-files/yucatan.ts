import { buildWorkbook } from '#test/factories/workbook.ts'
import type { KeptFile } from './kept-file.ts'
import { sheetLines } from './sheet-lines.ts'

/** Offices of Mérida: VAT said once above the headings, two surfaces in the order of their heading, days of 1904. */
export const YUCATAN: KeptFile = {
  homeStates: ['Yucatán'],
  content: buildWorkbook(
    [
      {
        name: 'Disponibles',
        rows: sheetLines(
          `DISPONIBILIDAD PENINSULAR
Precios en moneda nacional, más IVA
Núm.|Ref. comercial|Giro|Trato|Renta mensual|Precio de venta|M2 terreno / M2 construidos|Altura libre (m)|Andenes|KVA|Colonia|Municipio|Edo.|Situación|Propietario|Tel. propietario|Fecha ingreso|Maps|Pendientes
@code 101|Nave Umán 3|Nave industrial|Renta|185000||5,000 / 3,200|9.5|4|300|Parque Industrial Umán|Umán|YUC|Disponible|Sr. Peón|9991234567|@day 44500|20.8831, -89.7512|
@code 102|Bodega Caucel|Bodega|Renta|65 x m2||1,800 / 1,500|7|2|112.5|Caucel|Mérida|Yuc.|Disponible|||@day 44561||falta plano
@code 103|Altabrisa L-8|Local|R|38,500.00||0 / 92||||Altabrisa|Mérida|YUC|Disponible||||21.0152,-89.5881|
@code 104|Conkal norte|Terreno|V||2'350,000|1,250 / 0||||Conkal|Conkal|YUC|Disponible|||||
Núm.|Ref. comercial|Giro|Trato|Renta mensual|Precio de venta|M2 terreno / M2 construidos|Altura libre (m)|Andenes|KVA|Colonia|Municipio|Edo.|Situación|Propietario|Tel. propietario|Fecha ingreso|Maps|Pendientes
@code 105|Torre Médica 402|Consultorio|V||1.9 MDP|180 / 160||||San Antonio Cinta|Mérida|YUC|Apartado|Dra. Ek||||
@code 106|Montejo piso 5|Oficina|Renta|USD 3,500||- / 240||||Paseo Montejo|Mérida|Yucatán|Rentada hasta jun-2027|||||
@code 107|Lote Cholul|Lote|Venta||1 850 000|850||||Cholul|Mérida|YUC|Disponible|||||
@code 108|Hunucmá uno|Nave|Venta y renta|220,000|38,000,000|10,000 / 6,500|11|8||Hunucmá|Hunucmá|YUC|En negociación|||||
Subtotal naves||||405000|38000000`,
          { code: '00000' },
        ),
        merges: ['A1:S1', 'A2:S2'],
      },
      { name: 'Catálogos', rows: sheetLines('Giro|Situación\nNave|Disponible\nLocal|Apartado\nTerreno|Rentada') },
    ],
    { is1904: true },
  ),
  rows: [
    '00101 · bodega/nave · renta 185000 MXN · 3200 T5000 C3200 · Parque Industrial Umán, Umán, Yucatán · clearHeight 9.5 · docks 4 · power 300 · googleMapsLink 20.8831, -89.7512 · ownerId Sr. Peón, +529991234567 · alta 2025-11-01',
    '00102 · bodega · renta 65 MXN por_m2 · 1500 T1800 C1500 · Caucel, Mérida, Yucatán · clearHeight 7 · docks 2 · power 112.5 · alta 2026-01-01 · notas 1',
    '00103 · local · renta 38500 MXN · 92 C92 · Altabrisa, Mérida, Yucatán · googleMapsLink 21.0152,-89.5881',
    '00104 · terreno · venta 2350000 MXN · 1250 T1250 · Conkal, Conkal, Yucatán',
    '00105 · oficina/consultorio · venta 1900000 MXN · 160 T180 C160 · San Antonio Cinta, Mérida, Yucatán · separada · ownerId Dra. Ek',
    '00106 · oficina · renta 3500 USD · 240 C240 · Paseo Montejo, Mérida, Yucatán · vendida · notas 1',
    '00107 · terreno · venta 1850000 MXN · 850 T850 · Cholul, Mérida, Yucatán',
    '00108 · bodega/nave · venta 38000000 MXN · renta 220000 · 6500 T10000 C6500 · Hunucmá, Hunucmá, Yucatán · separada · clearHeight 11 · docks 8',
  ],
  told: {
    4: { lacks: ['ownerId Dra. Ek'], has: ['notas 1'], sentence: /Escribe también su teléfono o su correo/ },
    6: { lacks: ['850 T850'], has: ['850'], sentence: /es una sola superficie/ },
  },
}
