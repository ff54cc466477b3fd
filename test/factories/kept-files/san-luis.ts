import { buildWorkbook } from '#test/factories/workbook.ts'
import type { KeptFile } from './kept-file.ts'
import { sheetLines } from './sheet-lines.ts'

/** Industrial brokers of San Luis Potosí: headings in row 9, 'Disponible' and 'Edificio' are surfaces, land in hectares. */
export const SAN_LUIS: KeptFile = {
  homeStates: ['San Luis Potosí'],
  content: buildWorkbook([
    { name: 'Resumen', rows: sheetLines('Mercado|Disponible m2|Vacancia\nSLP|182000|4.1%\nVilla de Reyes|64000|2.2%') },
    {
      name: 'Inventario',
      rows: sheetLines(
        `CORREDOR INDUSTRIAL DEL BAJÍO

Elaboró:|Lic. Cruz
Fecha de corte:|@day 46310
Tipo de cambio:|18.35

Las superficies son rentables
||PARQUE||SUPERFICIES|||PRECIOS|||ESPECIFICACIONES
Clave|Nave|Parque|Municipio|Disponible m2|Edificio m2|Terreno (ha)|Renta USD/m2/mes|Venta (MDD)|Altura (ft)|Puertas de andén|KVA|Estatus|Asesor|Comentarios
SL-1|Logistik 12|Logistik II|Villa de Reyes|11,500|23,000|4.5|@rate 5.6||32|12|1000|Disponible|M. Cruz|divisible
SL-2|Tres Naciones B|Tres Naciones|San Luis Potosí|6,200|6,200||@rate 5.25||28|6|500|Disponible|M. Cruz|
SL-3|WTC 4|WTC Industrial|Villa de Reyes|15,000|15,000|3|@rate 6|14.5|36|20|1,500|En negociación|J. Leija|BTS
SL-4|Zona Industrial 9|Zona Industrial|Soledad|3,100|3,100|||2.1|24|2|225|Vendida|J. Leija|
SL-5|Colinas 2|Colinas|San Luis|4,800|9,600||4.9 dlls||30|5|300|Disponible|M. Cruz|piso reforzado
TOTAL||||40,600|56,900`,
        { rate: '"US$"0.00' },
      ),
      merges: ['A1:O1', 'C8:D8', 'E8:G8', 'H8:I8', 'J8:L8'],
    },
  ]),
  rows: [
    'SL-1 · bodega · renta 5.6 USD por_m2 · 23000 T45000 C23000 · Villa de Reyes, Villa de Reyes · rentableArea 11500 · clearHeight 9.75 · docks 12 · power 1000 · conjunto Logistik II · notas 1 · «Logistik 12»',
    'SL-2 · bodega · renta 5.25 USD por_m2 · 6200 C6200 · San Luis Potosí, San Luis Potosí · rentableArea 6200 · clearHeight 8.53 · docks 6 · power 500 · conjunto Tres Naciones · notas 1 · «Tres Naciones B»',
    'SL-3 · bodega · renta 6 USD por_m2 · venta 14500000 USD · 15000 T30000 C15000 · Villa de Reyes, Villa de Reyes · separada · rentableArea 15000 · clearHeight 10.97 · docks 20 · power 1500 · conjunto WTC Industrial · notas 1 · «WTC 4»',
    'SL-4 · bodega · venta 2100000 USD · 3100 C3100 · Soledad de Graciano Sánchez, Soledad de Graciano Sánchez · vendida · rentableArea 3100 · clearHeight 7.32 · docks 2 · power 225 · conjunto Zona Industrial · notas 1 · «Zona Industrial 9»',
    'SL-5 · bodega · renta 4.9 USD por_m2 · 9600 C9600 · San Luis Potosí, San Luis Potosí · rentableArea 4800 · clearHeight 9.14 · docks 5 · power 300 · conjunto Colinas · notas 1 · «Colinas 2»',
  ],
}

/** Sales and rents side by side below merged titles, each with its currency. */
export const TWO_CURRENCIES: KeptFile = {
  homeStates: ['Nuevo León'],
  content: buildWorkbook([
    {
      name: 'Cartera',
      rows: sheetLines(
        `||||VENTA||RENTA||||
ID|Nombre|Tipo|Operación|Precio|Moneda|Precio|Moneda|m2|Colonia|Municipio
1|Casa Uno|Casa|Venta/Renta|4500000|MXN|1500|USD|180|Centro|Monterrey
2|Casa Dos|Casa|Renta/Venta|4500000|MXN|1500|USD|180|Centro|Monterrey
3|Casa Tres|Casa|Renta||MXN|1500|USD|180|Centro|Monterrey
4|Casa Cuatro|Casa|Venta|250000|USD|||180|Centro|Monterrey
5|Casa Cinco|Casa|Venta y renta|250000|USD|25000|MXN|180|Centro|Monterrey
6|Casa Seis|Casa|Renta|||25000 MXN|USD|180|Centro|Monterrey`,
      ),
      merges: ['E1:F1', 'G1:H1'],
    },
  ]),
  rows: [
    '1 · casa · venta 4500000 MXN · renta 1500 USD · 180 · Centro, Monterrey · «Casa Uno»',
    '2 · casa · renta 1500 USD · venta 4500000 · 180 · Centro, Monterrey · «Casa Dos»',
    '3 · casa · renta 1500 USD · 180 · Centro, Monterrey · «Casa Tres»',
    '4 · casa · venta 250000 USD · 180 · Centro, Monterrey · «Casa Cuatro»',
    '5 · casa · venta 250000 USD · renta 25000 · 180 · Centro, Monterrey · «Casa Cinco»',
    '6 · casa · renta 25000 · 180 · Centro, Monterrey · «Casa Seis»',
  ],
  told: { 5: { lacks: [], has: ['✗'], sentence: /otra moneda/ } },
}
