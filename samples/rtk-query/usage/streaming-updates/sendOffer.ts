import {auctionApi} from './auctionApi';
import {ask} from './auctionLine';

interface Offer {
  lotId: number;
  amount: number;
}

export const offerApi = auctionApi.injectEndpoints({
  endpoints: (build) => ({
    sendOffer: build.mutation<{accepted: boolean}, Offer>({
      async queryFn(offer, {signal}) {
        const inTime = AbortSignal.timeout(5000);
        try {
          const either = AbortSignal.any([signal, inTime]);
          return {data: await ask(offer, either)};
        } catch (error) {
          return {error: {status: 'CUSTOM_ERROR', error: String(error)}};
        }
      },
    }),
  }),
});

export const {useSendOfferMutation} = offerApi;
