interface Stranger {
  name: string;
}

export interface Vague {
  thing: any;
  box: (size: number) => object;
  stranger: Stranger;
}

export declare function meet(stranger: Stranger): void;
