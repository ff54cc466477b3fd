import { buildWorkbook } from '#test/factories/workbook.ts'
import type { KeptFile } from './kept-file.ts'
import { sheetLines } from './sheet-lines.ts'

const FORMATS = {
  perM2: '"$"#,##0"/m2"',
  ha: '0.0" ha"',
  mn: '#,##0.00" M.N."',
  us: '[$US$-409]#,##0',
}

/** An agency of the coast of Guerrero: merged groups, two prices in the order of their operations, sizes in formats. */
export const GUERRERO: KeptFile = {
  homeStates: ['Guerrero'],
  content: buildWorkbook([
    { name: 'LÉEME', rows: sheetLines('Colores: rojo = vendida\nNo borrar filas') },
    {
      name: 'CARTERA',
      rows: sheetLines(
        `INMOBILIARIA BAHÍA DEL SUR
Cartera al 15 de octubre de 2026, uso interno

||OPERACIÓN|||MEDIDAS|||DISTRIBUCIÓN||UBICACIÓN||CONTROL
Exp.|Inmueble|Tipo|Op.|Precio|Terr. m2|Const. m2|Medidas|Recs.|Baños|Fracc. o colonia|Mpio.|Situación|Dueño|Cel. dueño|% Com.|Exclusiva vence|Mtto. mensual|Observ.
ACA-001|Casa Las Brisas|Casa|Venta/Renta|12,500,000 / 65,000|600|420||5|5.5|Las Brisas|Acapulco|Libre|Arq. Nava|744 123 4567|5%|31/03/2027|4500|alberca privada
ACA-002|Torre Coral 1204|Depto.|Renta/Venta|28,000 / 5.2 mdp||130 m2||2|2|Costa Azul|Acapulco|Apartado|Sra. Ríos|||||
ACA-003|Pie de la Cuesta|Terreno|Venta|@perM2 1850|@ha 1.2||60 x 200|||Pie de la Cuesta|Acapulco de Juárez|Libre||||||
ACA-004|Local Costera|Local|Traspaso y renta|450,000 traspaso / 32,000 renta + IVA||95|||1|Costa Azul|Acapulco|Libre||||||
ACA-099|Casa fantasma|Casa|Venta|1|1|1||1|1|Centro|Acapulco|Libre||||||
ACA-005|Bodega La Venta|Bodega|Renta|@mn 48000|900|650|15 x 60||1|La Venta|Acapulco|Ocupada hasta feb 2027||||||
Total general||||5|1500
ZIH-006|Casa Ixtapa|Casa|Venta|@us 890000|500|380||4|4|Ixtapa|Zihuatanejo|Vendida 08/2026|Mr. Hill|+1 619 555 0100|6 %||@us 350|
ZIH-007|Oficina Centro|Ofna.|Venta o renta|2,900,000 / 14,000||88|||1|Centro|Zihuatanejo|Libre||||||
TAX-008|Casa Taxco|Casa|Venta|3,100,000 (negociable)|210|260||3|2|Barrio de Guadalupe|Taxco|Libre||||||papeles en regla
CHI-009|Tierra Colorada|Rancho|Venta|6.5 mdp|85 has||||||Chilpancingo|Libre||||||
ACA-010|Suite Caleta|Depto.|Venta/Renta|25,000 / 4,500,000||90||1|1|Caleta|Acapulco|Libre||||||`,
        FORMATS,
      ),
      merges: ['A1:S1', 'A2:S2', 'C4:E4', 'F4:H4', 'I4:J4', 'K4:L4', 'M4:S4'],
      hidden: [10],
    },
  ]),
  rows: [
    'ACA-001 · casa · venta 12500000 MXN · renta 65000 · 420 T600 C420 · Las Brisas, Acapulco de Juárez · bedrooms 5 · bathrooms 5.5 · maintenanceCents 450000 · commission 5 % · exclusiveUntil 2027-03-31 · ownerId Arq. Nava, +527441234567 · notas 1 · «Casa Las Brisas»',
    'ACA-002 · departamento · renta 28000 MXN · venta 5200000 · 130 C130 · Costa Azul, Acapulco de Juárez · separada · bedrooms 2 · bathrooms 2 · ownerId Sra. Ríos · «Torre Coral 1204»',
    'ACA-003 · terreno · venta 1850 MXN por_m2 · 12000 T12000 F60 D200 · Pie de la Cuesta, Acapulco de Juárez · «Pie de la Cuesta»',
    'ACA-004 · local · traspaso 450000 MXN · renta 32000 mas_iva · 95 C95 · Costa Azul, Acapulco de Juárez · bathrooms 1 · «Local Costera»',
    'ACA-005 · bodega · renta 48000 MXN · 650 T900 C650 F15 D60 · La Venta, Acapulco de Juárez · vendida · bathrooms 1 · notas 1 · «Bodega La Venta»',
    'ZIH-006 · casa · venta 890000 USD · 380 T500 C380 · Ixtapa, Zihuatanejo de Azueta · vendida · bedrooms 4 · bathrooms 4 · commission 6 % · maintenanceCents 35000 · ownerId Mr. Hill, +16195550100 · notas 1 · «Casa Ixtapa»',
    'ZIH-007 · oficina · venta 2900000 MXN · renta 14000 · 88 C88 · Centro, Zihuatanejo de Azueta · bathrooms 1 · «Oficina Centro»',
    'TAX-008 · casa · venta 3100000 MXN · 260 T210 C260 · Barrio de Guadalupe, Taxco de Alarcón · bedrooms 3 · bathrooms 2 · negotiable si · notas 1 · «Casa Taxco»',
    'CHI-009 · terreno/lote_agricola · venta 6500000 MXN · 850000 T850000 · Chilpancingo de los Bravo, Chilpancingo de los Bravo · «Tierra Colorada»',
    'ACA-010 · departamento · venta 4500000 MXN · renta 25000 · 90 C90 · Caleta, Acapulco de Juárez · bedrooms 1 · bathrooms 1 · «Suite Caleta»',
  ],
  told: {
    1: { lacks: ['ownerId Sra. Ríos'], has: ['notas 1'], sentence: /Escribe también su teléfono o su correo/ },
    9: { lacks: [], has: ['✗'], sentence: /no van en el orden de sus operaciones/ },
  },
}
