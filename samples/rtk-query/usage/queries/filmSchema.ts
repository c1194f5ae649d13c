import {z} from 'zod';

export const filmSchema = z.object({
  id: z.string(),
  title: z.string(),
  year: z.number(),
  restoredOn: z.iso.date(),
});
