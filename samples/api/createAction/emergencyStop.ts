import {configureStore, createAction, createSlice} from '@reduxjs/toolkit';

// Neither slice owns this action, so neither has to import the other.
export const emergencyStop = createAction('building/emergencyStop');

const motorSlice = createSlice({
  name: 'motor',
  initialState: {speed: 2.5},
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(emergencyStop, (motor) => {
      motor.speed = 0;
    });
  },
});

const cabinSlice = createSlice({
  name: 'cabin',
  initialState: {light: 'white', intercom: false},
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(emergencyStop, () => ({light: 'red', intercom: true}));
  },
});

export const store = configureStore({
  reducer: {motor: motorSlice.reducer, cabin: cabinSlice.reducer},
});

store.dispatch(emergencyStop());
console.log(store.getState());
