export interface Order {
  id: number;
  customer: string;
  isShipped: boolean;
  note: string;
}
